import { pathOf, useTerms } from '@hyangro/runtime';
import { LinkButton } from '@hyangro/ui/button';
import { EmptyState } from '@hyangro/ui/empty-state';
import { ErrorState } from '@hyangro/ui/error-state';
import { Notice } from '@hyangro/ui/notice';
import { ProductCardSkeleton, type CardLook } from '@hyangro/ui/product-card';
import { Stack } from '@hyangro/ui/section';
import { Skeleton, SkeletonText } from '@hyangro/ui/skeleton';
import { Spinner } from '@hyangro/ui/spinner';
import { Columns, Row } from '../../features/publ/parts';
import { Specimen } from '../../features/publ/specimen';
import { usePublWords } from '../../features/publ/words';

const LOOKS: readonly CardLook[] = ['grid', 'rail', 'row', 'ranked'];
const TONES = ['genuine', 'info', 'warn', 'danger'] as const;
const nothing = () => undefined;

/** Template 6: a screen before its answer, without one, and with none to show. Toasts are on the page of alerts. */
export const States = () => {
  const t = usePublWords();
  const term = useTerms();
  return (
    <>
      <Specimen title={t('skeletons')}>
        <Columns>
          {LOOKS.map((look) => (
            <ProductCardSkeleton key={look} look={look} />
          ))}
          <div>
            <Skeleton ratio="16/9" />
            <SkeletonText lines={3} />
          </div>
          <Row>
            <Spinner label={t('waiting')} />
            <Spinner size={40} />
          </Row>
        </Columns>
      </Specimen>
      <Specimen title={t('empty')}>
        <EmptyState
          title={t('empty.title')}
          text={t('empty.text')}
          action={
            <LinkButton to={pathOf('Main')} variant="line">
              {term('action.home')}
            </LinkButton>
          }
        />
      </Specimen>
      <Specimen title={t('failed')}>
        <ErrorState title={term('common.a0011')} text={term('common.a0001')} retryLabel={term('action.retry')} onRetry={nothing} />
      </Specimen>
      <Specimen title={t('notices')}>
        <Stack>
          {TONES.map((tone) => (
            <Notice
              key={tone}
              tone={tone}
              action={
                <LinkButton to={pathOf('PublModal')} variant="text" size="s">
                  {t('modal.title')}
                </LinkButton>
              }
            >
              {t(`notices.${tone}`)}
            </Notice>
          ))}
        </Stack>
      </Specimen>
    </>
  );
};
