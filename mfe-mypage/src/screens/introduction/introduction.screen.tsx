import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { pathOf } from '@hyangro/runtime';
import { ChevronRight } from '@hyangro/ui/icons';
import { Container } from '@hyangro/ui/section';
import { media, text } from '@hyangro/ui/theme';
import { useMessages } from '../../messages';

const PROMISES = ['genuine', 'home', 'price'] as const;

/** What the shop is, and the way to its company, terms and privacy policy (R-PUB-02). */
export default function IntroductionScreen() {
  const t = useMessages();
  const ways = [
    { to: pathOf('Company'), label: t('introduction.company'), about: t('introduction.companyText') },
    { to: pathOf('Terms'), label: t('introduction.terms'), about: t('introduction.termsText') },
    { to: pathOf('PrivacyPolicy'), label: t('introduction.privacy'), about: t('introduction.privacyText') },
  ];
  return (
    <Page narrow>
      <Stage>
        <h1>{t('introduction.heading')}</h1>
        <p>{t('introduction.lead')}</p>
      </Stage>
      <Promises>
        {PROMISES.map((promise) => (
          <li key={promise}>
            <h2>{t(`introduction.${promise}`)}</h2>
            <p>{t(`introduction.${promise}Text`)}</p>
          </li>
        ))}
      </Promises>
      <nav aria-label={t('introduction.ways')}>
        <Ways>
          {ways.map(({ to, label, about }) => (
            <li key={to}>
              <Way to={to}>
                <span>
                  <b>{label}</b>
                  <small>{about}</small>
                </span>
                <ChevronRight size={20} />
              </Way>
            </li>
          ))}
        </Ways>
      </nav>
    </Page>
  );
}

const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 28px;
  padding-block: 16px 64px;
  ${media.pc} {
    gap: 40px;
    padding-top: 40px;
  }
`;
const Stage = styled.div`
  padding: 44px 24px 40px;
  border-radius: var(--radius-shoulder);
  background: var(--color-brand);
  color: var(--color-on-brand);
  h1 {
    ${text.displayM}
    white-space: pre-line;
  }
  p {
    max-width: 34em;
    margin-top: 12px;
    font-size: 15px;
    line-height: 1.6;
  }
  ${media.pc} {
    padding: 72px 56px 64px;
    h1 {
      ${text.displayL}
    }
  }
`;
const Promises = styled.ul`
  display: grid;
  gap: 20px;
  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 28px;
  }
  h2 {
    ${text.titleM}
  }
  p {
    margin-top: 4px;
    font-size: 14px;
    line-height: 1.6;
    color: var(--color-text-2);
  }
`;
const Ways = styled.ul`
  border-top: 1px solid var(--color-line);
`;
const Way = styled(Link)`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 72px;
  padding: 12px 0;
  border-bottom: 1px solid var(--color-line);
  span {
    flex: 1;
  }
  b,
  small {
    display: block;
  }
  b {
    font: 600 16px/1.4 var(--font-sans);
  }
  small {
    margin-top: 2px;
    font-size: 13px;
    color: var(--color-text-2);
  }
  svg {
    flex: none;
    color: var(--color-text-3);
  }
`;
