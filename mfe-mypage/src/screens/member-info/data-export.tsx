import styled from '@emotion/styled';
import { useSuspenseQuery } from '@tanstack/react-query';
import { MEMBER_EXPORT } from '@hyangro/contracts/constants';
import type { MemberExport } from '@hyangro/contracts/member/member-export.contract';
import { useServices } from '@hyangro/runtime';
import { Button } from '@hyangro/ui/button';
import { Notice } from '@hyangro/ui/notice';
import { memberInfoQueries } from '../../data/member-info.queries';
import { dayText } from '../../features/common/day-text';
import { useMessages } from '../../messages';
import { useDataExport } from './use-data-export';

/** All that the shop holds of the member, as files: asked for, under way, ready until a day, gone (NF-03). */
export const DataExport = () => {
  const t = useMessages();
  const { data } = useSuspenseQuery(memberInfoQueries.export(useServices()));
  const { start, download, isStarting, isLinking } = useDataExport();
  const isRunning = data.state === 'RUNNING';
  return (
    <Box>
      <p>{t('export.lead', { days: MEMBER_EXPORT.keptDays })}</p>
      <State export={data} />
      {data.state === 'READY' && (
        <Files>
          <Button type="button" variant="primary" size="m" loading={isLinking} onClick={() => download('html')}>
            {t('export.html')}
          </Button>
          <Button type="button" variant="line" size="m" loading={isLinking} onClick={() => download('json')}>
            {t('export.json')}
          </Button>
        </Files>
      )}
      {!isRunning && (
        <Button type="button" variant={data.state === 'READY' ? 'text' : 'soft'} size="m" loading={isStarting} onClick={start}>
          {t(data.state === 'NONE' ? 'export.start' : 'export.again')}
        </Button>
      )}
    </Box>
  );
};

const State = ({ export: { state, expiresAt } }: { export: MemberExport }) => {
  const t = useMessages();
  const day = expiresAt ? dayText(expiresAt) : '';
  return (
    <div role="status">
      {state === 'RUNNING' && <Notice tone="info">{t('export.running')}</Notice>}
      {state === 'READY' && <Notice tone="genuine">{t('export.ready', { day })}</Notice>}
      {state === 'EXPIRED' && <Notice tone="warn">{t('export.expired', { day })}</Notice>}
      {state === 'FAILED' && <Notice tone="danger">{t('export.failed')}</Notice>}
    </div>
  );
};

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  > p { color: var(--color-text-2); }
  [role='status']:empty { display: none; }
`;
const Files = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
