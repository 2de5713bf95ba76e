import { refuse } from './plan';

const words = (kebab: string): string[] => kebab.split('-');
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

export const pascalOf = (kebab: string): string => words(kebab).map(capital).join('');
export const camelOf = (kebab: string): string => {
  const pascal = pascalOf(kebab);
  return pascal.charAt(0).toLowerCase() + pascal.slice(1);
};
export const snakeOf = (kebab: string): string => kebab.replaceAll('-', '_');
/** `gift-card` as a heading: `Gift card`. */
export const titleOf = (kebab: string): string => capital(words(kebab).join(' '));

/** A name of a file and its parts: `gift-card`. Refuses anything else. */
export function kebabName(what: string, name: string | undefined): string {
  if (!name) return refuse(`A ${what} needs a name.`);
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length > 40)
    refuse(`"${name}" is no name of a ${what}: small letters, digits and single hyphens, for example gift-card.`);
  return name;
}
