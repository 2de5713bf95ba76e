import type { ComponentType, ReactElement } from 'react';
import type { Locale } from '@hyangro/contracts/locales';
import type { Messages } from '@hyangro/runtime';
import type { TestServicesOptions } from '../test-services';

/** What a story is drawn with, where Component Story Format has the choices of a toolbar. */
export interface StoryContext {
  globals: { locale: Locale };
}

/** The shop that a story stands in: answers by endpoint, who is logged in, the words of its package in each language. */
export interface StoryParameters extends Omit<TestServicesOptions, 'locale' | 'messages'> {
  messages?: Readonly<Record<Locale, Readonly<Record<string, Messages>>>>;
}

/** `export default` of a file of stories. */
export interface Meta<Props extends object = never> {
  /** Unique in its package: a part of the kit, or a surface with its version. */
  title: string;
  component: ComponentType<Props>;
  /** For each story of the file that says nothing else. */
  parameters?: StoryParameters;
}

/** One state. Without `render` the component of the file is drawn with `args`. */
export interface Story<Props extends object = never> {
  args?: Props;
  render?(args: Props, context: StoryContext): ReactElement;
  parameters?: StoryParameters;
}

/** A story in a list of files: what its component takes is the file's own affair. */
export interface ListedStory {
  args?: object;
  render?(args: never, context: StoryContext): ReactElement;
  parameters?: StoryParameters;
}

/** A module of stories: its meta, and each state by its name. */
export interface StoryFile {
  default: Meta;
  [state: string]: Meta | ListedStory;
}

/** States of a file, in its order. */
export const statesOf = ({ default: _meta, ...states }: StoryFile): [name: string, story: ListedStory][] =>
  Object.entries(states as Record<string, ListedStory>);
