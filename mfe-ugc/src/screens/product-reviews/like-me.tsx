import { pathOf, useServices, useStore } from '@hyangro/runtime';
import { Button, LinkButton } from '@hyangro/ui/button';
import { EmptyState } from '@hyangro/ui/empty-state';
import { useMessages } from '../../messages';

/** Why nobody is like this reader yet, and the way to change that: login for a visitor, the beauty profile for a member. */
export const LikeMeUnknown = () => {
  const t = useMessages();
  const services = useServices();
  const { isLogin } = useStore(services.session);
  return (
    <EmptyState
      title={t('reviews.unknown')}
      text={t(isLogin ? 'likeMe.memberText' : 'reviews.unknownText')}
      action={
        isLogin ? (
          <LinkButton variant="primary" to={pathOf('MyProfile')}>
            {t('reviews.toProfile')}
          </LinkButton>
        ) : (
          <Button type="button" variant="primary" onClick={() => services.requireLogin()}>
            {t('profileInfo.login')}
          </Button>
        )
      }
    />
  );
};
