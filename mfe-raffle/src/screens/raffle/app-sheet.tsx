import styled from '@emotion/styled';
import { useServices, useTerms } from '@hyangro/runtime';
import { Smartphone } from '@hyangro/ui/icons';
import { Sheet } from '@hyangro/ui/sheet';
import { text } from '@hyangro/ui/theme';
import { useMessages } from '../../messages';

/** Where the web shop leads for what works in the app (R-OTH-21). */
export default function AppSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useMessages();
  const term = useTerms();
  const { storeUrl } = useServices().bridge;
  return (
    <Sheet open={isOpen} onClose={onClose} title={t('app.title')} closeLabel={term('action.close')}>
      <Words>
        <Seal>
          <Smartphone size={30} />
        </Seal>
        <p>{term('common.a0008')}</p>
        <small>{t('app.text')}</small>
        {storeUrl && (
          <Store href={storeUrl} rel="noopener">
            {term('action.openApp')}
          </Store>
        )}
      </Words>
    </Sheet>
  );
}

const Words = styled.div`
  display: grid;
  justify-items: center;
  padding: 8px 0 20px;
  text-align: center;
  p { ${text.titleM} margin-top: 16px; }
  small { margin-top: 4px; font-size: 14px; color: var(--color-text-2); }
`;

const Seal = styled.span`
  display: grid;
  place-items: center;
  width: 76px;
  height: 80px;
  border-radius: var(--radius-shoulder);
  background: var(--color-spark);
  color: var(--color-on-spark);
`;

const Store = styled.a`
  display: grid;
  place-items: center;
  width: 100%;
  height: var(--size-button-l);
  margin-top: 20px;
  border-radius: var(--radius-control);
  background: var(--color-brand);
  color: var(--color-on-brand);
  font: 700 16px/1 var(--font-sans);
`;
