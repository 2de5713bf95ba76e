import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { statesOf, type StoryFile } from '@hyangro/testing/stories/story';
import { faultsOfStories } from '@hyangro/testing/stories/test-stories';

/** What the kit exports, and the states that stories show of it. By hand: a part that comes, or a state that goes, says so here. */
const KIT: Record<string, { parts: string; states: string }> = {
  'app-header': { parts: 'AppHeader CountBadge HeaderLink', states: 'Normal Back Count LongWords' },
  avatar: { parts: 'Avatar', states: 'Normal Named Photo' },
  badge: { parts: 'Badge GradeBadge Tag', states: 'Normal Tags Grades LongWords' },
  button: { parts: 'Button IconButton LinkButton', states: 'Normal Sizes Loading Disabled LongWords' },
  carousel: { parts: 'Rail', states: 'Normal One LongWords' },
  'carousel-swiper': { parts: 'SwiperStage', states: 'Normal One LongWords' },
  chip: { parts: 'Chip ChipRow', states: 'Normal Disabled LongWords' },
  countdown: { parts: 'Countdown', states: 'Normal Large' },
  dialog: { parts: 'AlertDialog', states: 'Normal Asks LongWords' },
  'empty-state': { parts: 'EmptyState', states: 'Normal WithAction LongWords' },
  'error-state': { parts: 'ErrorState', states: 'Normal Screen LongWords' },
  field: {
    parts: 'CheckboxField QuantityStepper RadioGroup SelectField Switch TextArea TextField',
    states: 'Normal Switched Quantity Tiles Failed Disabled LongWords',
  },
  footer: { parts: 'Footer', states: 'Normal LongWords' },
  gnb: { parts: 'Gnb', states: 'Normal LongWords' },
  'image-viewer': { parts: 'ImageViewer', states: 'Normal One' },
  'locale-switch': { parts: 'LocaleSwitch', states: 'Normal' },
  notice: { parts: 'Notice', states: 'Normal Failed LongWords' },
  'pc-header': { parts: 'HeaderPlace PcHeader SearchBox', states: 'Normal Empty LongWords' },
  picture: { parts: 'Picture', states: 'Normal Natural Empty' },
  price: { parts: 'Amount Price Won', states: 'Normal Discounted InText LongWords' },
  'product-card': { parts: 'ProductCard ProductCardSkeleton', states: 'Normal Looks Loading SoldOut NoPicture LongWords' },
  progress: { parts: 'FreeShippingProgress StepDots', states: 'Normal Full Steps LongWords' },
  rating: { parts: 'RatingLine Stars', states: 'Normal Drawn' },
  receipt: { parts: 'Receipt', states: 'Normal Empty LongWords' },
  section: { parts: 'Container Section Stack VisuallyHidden', states: 'Normal Untitled LongWords' },
  sheet: { parts: 'Sheet', states: 'Normal Wide LongWords' },
  skeleton: { parts: 'Skeleton SkeletonText', states: 'Loading LoadingText' },
  spinner: { parts: 'Spinner', states: 'Loading Silent' },
  'tab-bar': { parts: 'TabBar', states: 'Normal Away LongWords' },
  tabs: { parts: 'LinkTabs Tabs', states: 'Normal Chips Links LongWords' },
  ticket: { parts: 'Ticket TicketPaper', states: 'Normal Loading Downloaded Exhausted Paper LongWords' },
  toast: { parts: 'Toaster', states: 'Normal Empty LongWords' },
  wordmark: { parts: 'Wordmark', states: 'Normal Large' },
};
/** Every state three times, each held by axe, on a busy machine. */
const TIME_LIMIT_MS = 30_000;
const PARTS = path.join(__dirname, 'parts');
const storiesOf = (part: string): StoryFile => jest.requireActual<StoryFile>(path.join(PARTS, part, `${part}.stories`));
const words = (text: string): string[] => text.split(' ').sort();
const names = Object.keys(KIT);

beforeAll(() => {
  Element.prototype.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
});

test('MFE-21 each exported part of the kit has stories with the states that are promised here', () => {
  expect(readdirSync(PARTS).sort()).toEqual([...names].sort());
  for (const part of names) {
    const exported = Object.keys(jest.requireActual<object>(path.join(PARTS, part)));
    const components = exported.filter((name) => /^[A-Z]/.test(name)).sort();
    const file = storiesOf(part);
    const source = readFileSync(path.join(PARTS, part, `${part}.stories.tsx`), 'utf8');
    const drawn = components.filter((name) => new RegExp(`<${name}[\\s/>]`).test(source));
    expect([part, components, drawn]).toEqual([part, words(KIT[part]?.parts ?? ''), components]);
    expect([
      part,
      file.default.title,
      statesOf(file)
        .map(([state]) => state)
        .sort(),
    ]).toEqual([part, part, words(KIT[part]?.states ?? '')]);
  }
});

test.each([...names, 'icons'])(
  'MFE-21 the stories of %s are drawn in three languages, and axe has nothing against them',
  async (part) => {
    const file = part === 'icons' ? jest.requireActual<StoryFile>(path.join(__dirname, 'icons/icons.stories')) : storiesOf(part);
    expect(await faultsOfStories(file)).toEqual([]);
  },
  TIME_LIMIT_MS,
);
