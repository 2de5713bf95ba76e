import type * as z from 'zod';
import { realNameForm } from '../member/real-name.rules';
import { birthday, emailSignUp, loginId, passwordSignUp, phone } from '../member/sign-up.rules';

/** Part one of §5: its patterns, each with the one code that says it in words (V-MSG1), and values that it refuses. */
export const PART_ONE_RULES = {
  'V-PW1': { schema: passwordSignUp, code: 'validation.v0001', refused: ['abcdefgh', 'a1b2c3d', '12345678'] },
  'V-EM1': { schema: emailSignUp, code: 'validation.v0004', refused: ['a@x.info', '.a@x.kr', 'a@x'] },
  'V-ID1': { schema: loginId, code: 'validation.v0005', refused: ['ab_cd', 'abcd', 'a'.repeat(16)] },
  'V-BD1': { schema: birthday, code: 'validation.v0006', refused: ['20001301', '18991231', '20000132'] },
  'V-CN1': { schema: realNameForm.shape.idNumber, code: 'validation.v0011', refused: ['1101051949123100', '11010519491231002Y', ''] },
  'V-PH1': { schema: phone, code: 'validation.v0009', refused: ['0101234567', '010123456789', ''] },
} as const satisfies Record<string, { schema: z.ZodType; code: string; refused: readonly string[] }>;
export type PartOneRule = keyof typeof PART_ONE_RULES;
