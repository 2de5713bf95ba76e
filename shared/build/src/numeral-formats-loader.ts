/**
 * numeral comes with formats for bytes, times, ordinals and others, each registered by a function of its own behind the core, and
 * with a check of what people type. The shop writes plain numbers (`shared/runtime/src/format/money.ts`), which need none of them.
 */
export default (source: string): string =>
  source.replace(/^\(function\(\) \{\n[\s\S]*?^\}\)\(\);\n/gm, '').replace(/^ {4}numeral\.validate = function[\s\S]*?^ {4}\};\n/m, '');
