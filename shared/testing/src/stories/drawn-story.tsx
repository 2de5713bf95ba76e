import { createElement, useState } from 'react';
import type { Locale } from '@hyangro/contracts/locales';
import { ScreenHost } from '../screen-host';
import { createTestServices } from '../test-services';
import type { ListedStory, Meta } from './story';

interface Props {
  meta: Meta;
  story: ListedStory;
  locale: Locale;
}

/** A story in one language, in a shop of its own: whatever it asks for is answered by its parameters. */
export const DrawnStory = ({ meta, story, locale }: Props) => {
  const { messages, ...shop } = { ...meta.parameters, ...story.parameters };
  const [{ services }] = useState(() => createTestServices({ ...shop, locale, messages: messages?.[locale] }));
  return (
    <ScreenHost services={services}>
      <Drawing meta={meta} story={story} locale={locale} />
    </ScreenHost>
  );
};

const Drawing = ({ meta, story, locale }: Props) => {
  // A file's own stories take what its component takes: the format ties them, and no type of a list can.
  const args = (story.args ?? {}) as never;
  return story.render ? story.render(args, { globals: { locale } }) : createElement(meta.component, args);
};
