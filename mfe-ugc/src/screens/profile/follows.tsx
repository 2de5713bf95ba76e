import { lazy, Suspense, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { searchWith, sideOf } from '../../data/profile.model';

/** The list comes with the wish to see it. */
const FollowsSheet = lazy(() => import(/* webpackChunkName: "follows-sheet" */ './follows-sheet'));

/** The list of members that the address has open (`?list=followers`): closing it is Back, where it was opened on this profile. */
export const Follows = ({ targetMemCd }: { targetMemCd: string }) => {
  const navigate = useNavigate();
  const location = useLocation();
  const [search] = useSearchParams();
  const side = sideOf(search);
  // What is on its way out keeps its list.
  const [last, setLast] = useState(side);
  if (side && side !== last) setLast(side);
  if (!last) return null;
  const close = () =>
    void (isOpenedHere(location.state)
      ? navigate(-1)
      : navigate({ search: searchWith(search, null) }, { replace: true, preventScrollReset: true }));
  return (
    <Suspense>
      <FollowsSheet targetMemCd={targetMemCd} side={last} open={side !== null} onClose={close} />
    </Suspense>
  );
};

const isOpenedHere = (state: unknown): boolean => typeof state === 'object' && state !== null && 'isOpenedHere' in state;
