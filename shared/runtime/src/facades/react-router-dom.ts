/** The part of react-router-dom that the shop uses, shared under the package's name. Types are the package's own. */
export type * from 'react-router';
export {
  Link, MemoryRouter, NavLink, Navigate, Outlet, Route, Router, Routes, StaticRouter, BrowserRouter,
  UNSAFE_LocationContext, UNSAFE_NavigationContext, UNSAFE_createBrowserHistory,
  createPath, useHref, useLocation, useNavigate, useNavigationType, useParams, useSearchParams,
} from 'react-router';
