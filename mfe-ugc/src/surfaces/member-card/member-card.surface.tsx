import { useQuery } from '@tanstack/react-query';
import type { Surfaces } from '@hyangro/contracts/surfaces/surfaces';
import { useServices } from '@hyangro/runtime';
import { Skeleton } from '@hyangro/ui/skeleton';
import { profileQueries } from '../../data/profile.queries';
import { MemberCard } from '../../features/common/member-card';

/** px */
const HEIGHT = 44;

/** `ugc/member-card@1`: a member's small card inside another team's page. Of who has left, or without an answer, it takes no room. */
export default function MemberCardSurface({ memCd }: Surfaces['ugc/member-card@1']) {
  const { data: profile, isError } = useQuery(profileQueries.shown(useServices(), memCd));
  if (profile === undefined && !isError) return <Skeleton h={HEIGHT} />;
  if (!profile) return null;
  const { traits, bio, canEdit } = profile;
  return <MemberCard author={{ ...profile, skinType: traits?.skinType ?? null }} bio={bio} isMine={canEdit} />;
}
