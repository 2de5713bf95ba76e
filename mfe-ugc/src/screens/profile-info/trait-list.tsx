import styled from '@emotion/styled';
import type { MemberProfile } from '@hyangro/contracts/ugc/profile.contract';
import { knownTraits } from '../../data/profile.model';
import { useMessages } from '../../messages';

/** Skin type, tone and concerns, as far as the member has told and shows them. */
export const TraitList = ({ traits }: { traits: NonNullable<MemberProfile['traits']> }) => {
  const t = useMessages();
  const { skinType, skinTone, concern } = knownTraits(traits);
  const rows: [string, string[]][] = [
    [t('traits.skinType'), skinType ? [t(`skin.${skinType}`)] : []],
    [t('traits.skinTone'), skinTone ? [t(`tone.${skinTone}`)] : []],
    [t('traits.concern'), concern.map((each) => t(`concern.${each}`))],
  ];
  return (
    <List>
      {rows.map(([name, values]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{values.length > 0 ? values.map((value) => <span key={value}>{value}</span>) : t('traits.none')}</dd>
        </div>
      ))}
    </List>
  );
};

const List = styled.dl`
  display: grid;
  gap: 14px;
  > div { display: grid; grid-template-columns: 96px minmax(0, 1fr); gap: 12px; align-items: baseline; font-size: 14px; }
  dt { color: var(--color-text-3); }
  dd { display: flex; flex-wrap: wrap; gap: 6px; }
  span { padding: 4px 10px; border-radius: var(--radius-pill); background: var(--color-bg-sunken); }
`;
