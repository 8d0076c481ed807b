import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { usePublicSettings } from '../api/public-api';

let lastPath: string | null = null;

/** The browser handles the focus for the first page. A changed tab, page or filter in the address is not a new page. */
function isNewPage(path: string): boolean {
  const before = lastPath;
  lastPath = path;
  return before !== null && (before !== path || document.activeElement === document.body);
}

/** Sets the browser tab's title and moves the focus to the heading after each navigation except the first. */
export function usePageTitle(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { journalName } = usePublicSettings();
  const { pathname } = useLocation();
  useEffect(() => {
    document.title = `${title} - ${journalName}`;
  }, [title, journalName]);
  useEffect(() => {
    if (!isNewPage(pathname)) return;
    heading.current?.focus({ preventScroll: true });
    document.documentElement.scrollTop = 0;
  }, [pathname]);
  return heading;
}
