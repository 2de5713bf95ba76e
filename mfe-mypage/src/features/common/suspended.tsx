import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { pathOf } from '@hyangro/runtime';
import { Notice } from '@hyangro/ui/notice';
import { useMessages } from '../../messages';

/** Said to a member whom an operator has locked, with the way to customer care. */
export const Suspended = () => {
  const t = useMessages();
  return (
    <Notice tone="warn" role="alert">
      {t('login.suspended')}
      <Contact to={pathOf('Company')}>{t('login.contact')}</Contact>
    </Notice>
  );
};

const Contact = styled(Link)`
  display: block;
  width: fit-content;
  margin-top: 4px;
  font-weight: 700;
  line-height: 24px;
  text-decoration: underline;
`;
