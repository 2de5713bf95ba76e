import { writtenStyles } from './written-styles';

test('the browser knows the styles that the server has written, and takes no others for them', () => {
  document.head.innerHTML = `
    <style data-styles>.css-1ab{color:red;}.css-1ab:hover{color:blue;}@media (min-width: 1024px){.css-2cd{top:0;}}</style>
    <style data-styles>@keyframes animation-3ef{to{top:0;}}.css-4gh{animation:animation-3ef 1s;}</style>
    <style>.css-own{color:red;}</style>`;
  expect([...new Set(writtenStyles())]).toEqual(['1ab', '2cd', 'animation-3ef', '4gh']);
});
