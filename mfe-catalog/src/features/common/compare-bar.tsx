import styled from '@emotion/styled';
import { lazy, Suspense, useState } from 'react';
import { COMPARE_CAP } from '@hyangro/contracts/constants';
import { useServices } from '@hyangro/runtime';
import { Button } from '@hyangro/ui/button';
import { X } from '@hyangro/ui/icons';
import { Picture } from '@hyangro/ui/picture';
import { media } from '@hyangro/ui/theme';
import { compareListOf } from '../../data/compare-list';
import { useMessages } from '../../messages';
import { useCompared } from './use-compare';

const CompareSheet = lazy(() => import(/* webpackChunkName: "compare-sheet" */ './compare-sheet'));

/** What is compared, at the bottom of the list: each can be taken out, two or more can be laid side by side. */
export default function CompareBar() {
  const t = useMessages();
  const { storage } = useServices();
  const compared = useCompared();
  const { toggle, clear } = compareListOf(storage);
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  return (
    <>
      <Bar role="region" aria-label={t('compare.title')}>
        <Chosen>
          {compared.map((product) => (
            <li key={product.productCd}>
              <Picture src={product.imgMainUrl} alt="" sizes="48px" />
              <Out type="button" aria-label={t('compare.out', { name: product.productNm })} onClick={() => toggle(product)}>
                <X size={14} strokeWidth={2} />
              </Out>
            </li>
          ))}
        </Chosen>
        <Count role="status">
          {compared.length < 2 ? t('compare.oneMore') : t('compare.count', { count: compared.length, max: COMPARE_CAP })}
        </Count>
        <Button type="button" variant="text" size="s" onClick={clear}>
          {t('compare.clear')}
        </Button>
        <Button
          type="button"
          variant="primary"
          disabled={compared.length < 2}
          aria-haspopup="dialog"
          onClick={() => {
            setWanted(true);
            setOpen(true);
          }}
        >
          {t('compare.open')}
        </Button>
      </Bar>
      {isWanted && (
        <Suspense fallback={null}>
          <CompareSheet open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

const Bar = styled.div`
  position: fixed;
  inset: auto 0 calc(var(--size-tabbar) + var(--safe-bottom));
  z-index: var(--z-buybar);
  display: flex;
  align-items: center;
  gap: 8px;
  padding: 8px 16px;
  background: var(--color-bg-raised);
  box-shadow: var(--shadow-bar);
  > button {
    flex: none;
    &:last-of-type {
      margin-left: auto;
    }
  }
  ${media.tablet} {
    inset: auto 0 24px;
    width: 640px;
    max-width: calc(100vw - 48px);
    margin-inline: auto;
    border-radius: var(--radius-card);
    box-shadow: var(--shadow-3);
  }
`;
const Chosen = styled.ul`
  display: flex;
  flex: 0 1 auto;
  gap: 6px;
  min-width: 0;
  li {
    position: relative;
    flex: 0 1 44px;
    min-width: 32px;
    width: 44px;
  }
`;
const Out = styled.button`
  position: absolute;
  top: -6px;
  right: -6px;
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  border: 1px solid var(--color-line-strong);
  border-radius: 50%;
  background: var(--color-bg);
`;
const Count = styled.p`
  flex: 1;
  min-width: 0;
  font-size: 13px;
  line-height: 1.35;
  color: var(--color-text-2);
  ${media.mobile} {
    display: none;
  }
`;
