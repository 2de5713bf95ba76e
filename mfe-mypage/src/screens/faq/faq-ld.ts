import type { FAQPage, WithContext } from 'schema-dts';
import type { FaqItem } from '@hyangro/contracts/help/faq.contract';

/** schema.org page of questions and answers, as the screen shows them. */
export const faqLd = (items: readonly Pick<FaqItem, 'question' | 'answer'>[]): WithContext<FAQPage> => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
