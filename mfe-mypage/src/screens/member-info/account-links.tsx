import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { pathOf } from '@hyangro/runtime';
import { ChevronRight } from '@hyangro/ui/icons';
import { useMessages } from '../../messages';

/** What else belongs to the account and has a page of its own. */
export const AccountLinks = () => {
  const t = useMessages();
  const links = [
    { to: pathOf('ChangePassword'), label: t('changePassword.title') },
    { to: pathOf('MyLinkSns'), label: t('home.waysIn') },
    { to: pathOf('MemberInfoRealName'), label: t('memberInfo.realName') },
    { to: pathOf('AddressChange'), label: t('home.address') },
    { to: pathOf('Withdrawal'), label: t('home.withdrawal') },
  ];
  return (
    <Rows>
      {links.map(({ to, label }) => (
        <li key={to}>
          <Link to={to}>
            {label}
            <ChevronRight size={18} />
          </Link>
        </li>
      ))}
    </Rows>
  );
};

const Rows = styled.ul`
  a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: var(--size-tap);
  }
`;
