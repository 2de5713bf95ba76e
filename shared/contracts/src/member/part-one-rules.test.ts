import cn from '../../messages/terms.cn.json';
import en from '../../messages/terms.en.json';
import ko from '../../messages/terms.ko.json';
import { PART_ONE_RULES } from '../testing/part-one-rules';

const rows = Object.entries(PART_ONE_RULES);

test.each(rows)('%s says all that it refuses by one code, which has words in ko, en and cn', (_, { schema, code, refused }) => {
  for (const value of refused) {
    // A field says the first one: a month that there is not breaks the rule of real days, too.
    expect([value, schema.safeParse(value).error?.issues[0]?.message]).toEqual([value, code]);
  }
  const words = [ko, en, cn].map((texts) => texts[code]);
  expect(words.map((text) => text.length > 5)).toEqual([true, true, true]);
  expect(new Set(words).size).toBe(3);
});

test('no two rules of part one share a code', () => {
  expect(new Set(rows.map(([, { code }]) => code)).size).toBe(rows.length);
});
