import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import type { ProductForMe } from '@hyangro/contracts/catalog/product.contract';
import { useServices } from '@hyangro/runtime';
import { Notice } from '@hyangro/ui/notice';
import { text } from '@hyangro/ui/theme';
import { productQueries } from '../../data/product.queries';
import { useMessages } from '../../messages';

type Fit = NonNullable<ProductForMe['fit']>;

/** The product beside the member's beauty profile and the ingredients they avoid, in words (GAP-15). */
export default function ForYou({ productCd, hasIngredients }: { productCd: string; hasIngredients: boolean }) {
  const t = useMessages();
  const services = useServices();
  const { data: mine } = useQuery(productQueries.forMe(services, productCd));
  const { data: list } = useQuery(productQueries.avoided(services));
  if (!mine) return null;
  const { fit, avoided } = mine;
  const isListed = hasIngredients && list !== undefined && list.length > 0;
  if (!fit && !isListed) return null;
  return (
    <section aria-labelledby="for-you">
      <Title id="for-you">{t('fit.title')}</Title>
      <Lines>
        {fit && <FitWords fit={fit} />}
        {isListed &&
          (avoided.length > 0 ? (
            <Notice tone="warn">{t('avoid.found', { names: avoided.join(', ') })}</Notice>
          ) : (
            <Notice tone="genuine">{t('avoid.none')}</Notice>
          ))}
      </Lines>
    </section>
  );
}

const FitWords = ({ fit: { skinType, concerns } }: { fit: Fit }) => {
  const t = useMessages();
  const names = (fits: boolean) => [...new Set(concerns.flatMap((concern) => (concern.fits === fits ? concern.name : [])))].join(' · ');
  const [helps, doesNot] = [names(true), names(false)];
  return (
    <>
      {skinType && (
        <Notice tone={skinType.fits ? 'genuine' : 'info'}>
          {t(skinType.fits ? 'fit.skinYes' : 'fit.skinNo', { name: skinType.name })}
        </Notice>
      )}
      {helps && <Notice tone="genuine">{t('fit.concernYes', { names: helps })}</Notice>}
      {doesNot && <Notice tone="info">{t('fit.concernNo', { names: doesNot })}</Notice>}
    </>
  );
};

const Title = styled.h3`
  ${text.titleM}
  margin-top: 24px;
`;
const Lines = styled.div`
  display: grid;
  gap: 8px;
  margin-top: 10px;
`;
