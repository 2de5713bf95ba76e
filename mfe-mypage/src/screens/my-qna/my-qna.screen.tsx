import { Suspense } from 'react';
import { ListPage, RowSkeletons } from '@hyangro/commerce/list';
import { useMessages } from '../../messages';
import { MyQuestions } from './my-questions';

/** The member's own questions on products, with their answers (R-MY-15). */
export default function MyQnaScreen() {
  const t = useMessages();
  return (
    <ListPage title={t('myQna.title')} lead={t('myQna.lead')}>
      <Suspense fallback={<RowSkeletons height={180} />}>
        <MyQuestions />
      </Suspense>
    </ListPage>
  );
}
