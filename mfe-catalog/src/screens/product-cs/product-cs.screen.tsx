import styled from '@emotion/styled';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { fill, pathOf, useMoney, useRouteParams, useServices } from '@hyangro/runtime';
import { NotFoundPanel } from '@hyangro/commerce/not-found';
import { Container } from '@hyangro/ui/section';
import { LinkTabs } from '@hyangro/ui/tabs';
import { hidden, media, text } from '@hyangro/ui/theme';
import { guideQuery, type GuideTopic } from '../../data/guide.queries';
import { useMessages } from '../../messages';
import { TOPICS, guideValues, topicOf } from './guide.model';

/** Delivery and returns (R-PRD-03), and the guides of goods from Korea and from overseas (R-PRD-04). */
export default function ProductCsScreen() {
  const t = useMessages();
  const { productType } = useRouteParams('ProductCsDelivery', 'ProductCs');
  const topic = topicOf(productType);
  if (!topic) {
    const onward = { to: pathOf('ProductCsDelivery'), label: t('delivery.guide') };
    return <NotFoundPanel title={t('guide.missing')} text={t('guide.missingText')} onward={onward} />;
  }
  return <Guide topic={topic} />;
}

const pathOfTopic = (topic: GuideTopic) =>
  topic === 'DELIVERY' ? pathOf('ProductCsDelivery') : pathOf('ProductCs', { productType: topic });

const Guide = ({ topic }: { topic: GuideTopic }) => {
  const t = useMessages();
  const { price } = useMoney();
  const { data: guide } = useSuspenseQuery(guideQuery(useServices()));
  const values = guideValues(price);
  const { title, lead, sections } = guide[topic];
  return (
    <Page narrow>
      <Topics aria-label={t('guide.topics')}>
        {TOPICS.map((each) => (
          <Link key={each} to={pathOfTopic(each)} replace aria-current={each === topic ? 'page' : undefined}>
            {guide[each].short}
          </Link>
        ))}
      </Topics>
      <h1>{title}</h1>
      <Lead>{fill(lead, values)}</Lead>
      {sections.map(({ heading, body }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          <p>{fill(body, values)}</p>
        </section>
      ))}
    </Page>
  );
};

const Topics = styled(LinkTabs)`
  flex-wrap: wrap;
`;
const Page = styled(Container)`
  padding-block: 8px 64px;
  h1 {
    ${text.displayS}
    margin-top: 24px;
  }
  section {
    padding: 22px 0;
    border-top: 1px solid var(--color-line);
  }
  h2 {
    ${text.titleM}
    margin-bottom: 6px;
  }
  section p {
    max-width: 44em;
    font-size: 15px;
    line-height: 1.7;
    color: var(--color-text-2);
  }
  /* The bar of the task says it. */
  ${media.mobile} {
    h1 {
      ${hidden}
    }
  }
  ${media.pc} {
    padding-top: 24px;
    h1 {
      ${text.displayM}
    }
  }
`;
const Lead = styled.p`
  margin: 16px 0 24px;
  font-size: 15px;
  color: var(--color-text-2);
`;
