import type { ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { TemplatePage } from '../../features/publ/template-page';
import { TEMPLATES } from '../../features/publ/templates';
import { ColoursAndType } from './colours-and-type';
import { Controls } from './controls';
import { Navigation } from './navigation';
import { OrdersAndReviews } from './orders-and-reviews';
import { ProductCards } from './product-cards';
import { States } from './states';
import { Tickets } from './tickets';

const CONTENTS = {
  t1: ColoursAndType,
  t2: Controls,
  t3: ProductCards,
  t4: Tickets,
  t5: Navigation,
  t6: States,
  t7: OrdersAndReviews,
} satisfies Record<string, ComponentType>;
const hasContent = (key: string): key is keyof typeof CONTENTS => key in CONTENTS;

/** The templates of tokens and parts (R-OTH-01…07); which one, the address says. */
export default function PublTemplateScreen() {
  const { pathname } = useLocation();
  const key = TEMPLATES.map((template) => template.key).find((one) => pathname.endsWith(`/template${one.slice(1)}`)) ?? 't1';
  if (!hasContent(key)) return null;
  const Content = CONTENTS[key];
  return (
    <TemplatePage template={key}>
      <Content />
    </TemplatePage>
  );
}
