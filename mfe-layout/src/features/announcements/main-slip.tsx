import type { Announcements } from '@hyangro/contracts/common/common.contract';
import { pathOf, useMoney, useServices } from '@hyangro/runtime';
import { seoulTime } from '@hyangro/runtime/format';
import { useMessages } from '../../messages';
import { Slip, type SlipProps } from './slip';

type Props = Pick<SlipProps, 'name' | 'onHideToday' | 'onClose'> & Pick<Announcements, 'runningOut'>;

/** What a slip says, and where it leads. */
export const MainSlip = ({ runningOut, ...props }: Props) => {
  const t = useMessages();
  const { integer } = useMoney();
  const { bridge, locale } = useServices();
  if (props.name === 'install')
    return <Slip {...props} words={t('slip.install')} to={bridge.storeUrl ?? '/'} more={t('slip.installMore')} />;
  if (!runningOut) return null;
  const day = seoulTime(Date.parse(runningOut.firstAt), 'day', locale.get());
  const words = t('slip.points', { points: integer(runningOut.points), day });
  return <Slip {...props} words={words} to={pathOf('MyPage')} more={t('slip.pointsMore')} />;
};
