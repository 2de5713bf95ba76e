import styled from '@emotion/styled';
import { useSuspenseQuery } from '@tanstack/react-query';
import { fill, useMoney, useServices, useStore } from '@hyangro/runtime';
import { Container } from '@hyangro/ui/section';
import { hidden, media } from '@hyangro/ui/theme';
import { welcomeQuery } from '../../data/welcome.queries';
import { Closing } from './closing';
import { Hero } from './hero';
import { Points } from './points';
import { Steps } from './steps';
import { HEROES, linkOfHero, welcomeValues } from './welcome.model';

/** The sample static home (GEN-14): what the shop promises, copy alone. */
export default function WelcomeScreen() {
  const services = useServices();
  const locale = useStore(services.locale);
  const { won } = useMoney();
  const { data: copy } = useSuspenseQuery(welcomeQuery(services));
  const values = welcomeValues(won);
  const [first, ...cards] = HEROES.map((name, n) => {
    const { title, body, ...rest } = copy.heroes[name];
    const words = { ...rest, title: fill(title, values), body: fill(body, values) };
    return <Hero key={name} name={name} to={linkOfHero(name, locale)} isFirst={n === 0} {...words} />;
  });
  return (
    <>
      <Hidden>{copy.title}</Hidden>
      {first}
      <Points title={copy.pointsTitle} points={copy.points.map((point) => fill(point, values))} />
      <Cards>{cards}</Cards>
      <Steps title={copy.stepsTitle} steps={copy.steps} />
      <Closing text={copy.closing} button={copy.closingButton} />
    </>
  );
}

const Hidden = styled.h1(hidden);

const Cards = styled(Container)`
  display: grid;
  gap: 16px;
  ${media.pc} { gap: 24px; }
`;
