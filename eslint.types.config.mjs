import tseslint from 'typescript-eslint';

/**
 * Rules that need types, for product code only: no promise is left alone, none stands where nobody waits for it. Apart from the
 * other rules because types of other files decide, so that nothing of a run before may be kept.
 */
export default tseslint.config(
  // ESLint reads JavaScript by itself: built files have nothing to say here.
  { ignores: ['**/*.{js,mjs,cjs}'] },
  {
    files: ['{shell,mfe-*,api}/src/**/*.{ts,tsx}', 'shared/*/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', '**/*.test-d.ts', '**/testing/**'],
    plugins: { '@typescript-eslint': tseslint.plugin },
    languageOptions: { parser: tseslint.parser, parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: 'off' },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
    },
  },
);
