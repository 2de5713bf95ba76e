import { screen } from '@testing-library/react';
import { renderScreen } from '@hyangro/testing';
import ko from '../../../locales/ko.json';
import {{component}} from './{{name}}.screen';

test('{{title}} says in its heading what it is', async () => {
  await renderScreen(<{{component}} />, { at: '{{at}}', messages: { {{remote}}: ko } });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(ko['{{key}}.title']);
});
