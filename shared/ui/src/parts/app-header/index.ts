export { AppHeader, type AppHeaderProps } from './app-header';
export { CountBadge, HeaderLink, type HeaderLinkProps } from './header-link';
