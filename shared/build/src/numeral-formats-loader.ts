/**
 * numeral comes with formats for bytes, times, ordinals and others, each registered by a function of its own behind the core.
 * The shop writes plain numbers (`shared/runtime/src/format/money.ts`), which need none of them.
 */
export default (source: string): string => source.replace(/^\(function\(\) \{\n[\s\S]*?^\}\)\(\);\n/gm, '');
