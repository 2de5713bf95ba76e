import { browserStorage } from '@hyangro/runtime/storage';
import { forgetTerm, keepTerms, recentTerms, rememberTerm } from './recent-terms';

const storage = browserStorage();
beforeEach(() => window.localStorage.clear());

test('LS-16 terms are kept newest first, each once, whatever its case', () => {
  for (const term of ['장미', 'Rose', '머스크', 'rose']) rememberTerm(storage, term);
  expect(recentTerms(storage)).toEqual(['rose', '머스크', '장미']);
});

test('LS-16 the twenty-first term pushes the oldest out', () => {
  for (let n = 1; n <= 21; n += 1) rememberTerm(storage, `향 ${n}`);
  expect(recentTerms(storage)).toHaveLength(20);
  expect([recentTerms(storage)[0], recentTerms(storage)[19]]).toEqual(['향 21', '향 2']);
});

test('LS-16 one term can be forgotten, and all of them; nothing is left behind', () => {
  for (const term of ['장미', '머스크']) rememberTerm(storage, term);
  forgetTerm(storage, '장미');
  expect(recentTerms(storage)).toEqual(['머스크']);
  keepTerms(storage, []);
  expect(window.localStorage.getItem('searchStorage')).toBeNull();
});
