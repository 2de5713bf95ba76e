export { AppHeader, type AppHeaderProps } from './app-header';
export { HeaderLink, type HeaderLinkProps } from './header-link';
