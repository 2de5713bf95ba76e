import tokens from './tokens.json';

/** Colours, spaces, radii and type of the shop as written in tokens.json. Components read the CSS variables instead. */
export { tokens };

export type ColorToken = keyof typeof tokens.semantic.light;
export type SpaceToken = keyof typeof tokens.space;
export type TextStyle = keyof typeof tokens.type;
export type GradeToken = keyof typeof tokens.grade;
