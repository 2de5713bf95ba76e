import styled from '@emotion/styled';
import { QNA_ANSWERED } from '@hyangro/contracts/errors/known-refusals';
import type { ResponseOf } from '@hyangro/contracts/kit/contract';
import type { Api } from '@hyangro/contracts/api';
import { PagedList } from '@hyangro/commerce/list';
import { ProductLine } from '@hyangro/commerce/product-line';
import { Question } from '@hyangro/commerce/question';
import { ApiError, isRefusal, pathOf, useServices, useSingleMutation } from '@hyangro/runtime';
import { Button, LinkButton } from '@hyangro/ui/button';
import { myQnaQueries } from '../../data/my-qna.queries';
import { useMessages } from '../../messages';
import { useQuestionWords } from './use-question-words';

type MyQna = ResponseOf<Api['GET /mypage/qna']>['items'][number];
const CALL = 'DELETE /mypage/qna/:qnaCd';

/** Each question under its product; one that waits for its answer can be taken back. */
export const MyQuestions = () => {
  const t = useMessages();
  const words = useQuestionWords();
  const services = useServices();
  const query = myQnaQueries.list(services);
  const { start, isPending, variables } = useSingleMutation({
    mutationKey: ['mypage', 'take-back-question'],
    mutationFn: ({ qnaCd }: MyQna) => services.api(CALL, { params: { qnaCd } }),
    onSuccess: (_, { product }) => {
      services.toast(t('myQna.removed'));
      services.events.publish('question:asked', { productCd: product.productCd });
    },
    onError: async (error) => {
      // It was answered or taken back meanwhile: the list says how it is.
      if (isRefusal(error, CALL, QNA_ANSWERED)) services.toast(t('myQna.isAnswered'));
      else if (!(error instanceof ApiError && error.status === 404)) return services.reportError(error);
      return services.queryClient.refetchQueries({ queryKey: query.queryKey });
    },
  });
  const remove = async (question: MyQna) => {
    if (await services.confirm(t('myQna.removeAsk'), { ok: t('myQna.remove') })) await start(question);
  };
  return (
    <PagedList
      query={query}
      keyOf={({ qnaCd }) => qnaCd}
      empty={{
        title: t('myQna.empty'),
        text: t('myQna.emptyText'),
        action: (
          <LinkButton variant="line" to={pathOf('Inquiry')}>
            {t('myQna.inquiry')}
          </LinkButton>
        ),
      }}
    >
      {(question) => (
        <Row>
          <ProductLine
            productCd={question.product.productCd}
            product={question.product}
            preview={{
              title: question.product.productNm,
              overline: question.product.brandNm,
              picture: { src: question.product.imgMainUrl, sizes: '64px' },
            }}
          >
            <Names>
              <small>{question.product.brandNm}</small>
              <b>{question.product.productNm}</b>
            </Names>
          </ProductLine>
          <Question question={question} words={words} />
          {!question.isAnswered && (
            <Button
              type="button"
              variant="line"
              size="s"
              aria-label={t('myQna.removeOf', { name: question.product.productNm })}
              loading={isPending && variables.qnaCd === question.qnaCd}
              onClick={() => void remove(question)}
            >
              {t('myQna.remove')}
            </Button>
          )}
        </Row>
      )}
    </PagedList>
  );
};

const Row = styled.div`
  padding-bottom: 16px;
  border-bottom: 1px solid var(--color-line);
`;
const Names = styled.span`
  flex: 1;
  min-width: 0;
  small {
    display: block;
    font-size: 12px;
    color: var(--color-text-2);
  }
  b {
    font: 600 14px/1.4 var(--font-sans);
    letter-spacing: -0.02em;
  }
`;
