import { Link as FluentLink } from '@fluentui/react-components';
import type { MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

/** A link to another page in the common style. */
export function PageLink({ to, children }: { to: string; children: string }) {
  const href = useHref(to);
  const open = useLinkClickHandler<HTMLAnchorElement>(to);
  return (
    <FluentLink href={href} onClick={(event) => open(event as MouseEvent<HTMLAnchorElement>)}>
      {children}
    </FluentLink>
  );
}
