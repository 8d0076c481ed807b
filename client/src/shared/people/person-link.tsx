import { makeStyles, tokens } from '@fluentui/react-components';
import { Link } from 'react-router-dom';
import { isStaff, type PersonName } from '@contracts';
import { useUser } from '../state/hooks';

/** The address of a person's page, which only staff may open. */
export const personPath = (id: string): string => `/people/${id}`;

/** The id for a link to a person's page; null if there is none. */
export const pageIdOf = ({ id, isGone }: PersonName): string | null => (isGone ? null : id);

const useStyles = makeStyles({
  link: {
    color: tokens.colorBrandForegroundLink,
    textDecorationLine: 'none',
    borderRadius: tokens.borderRadiusSmall,
    ':hover': { textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
});

interface PersonLinkProps {
  /** Id of the account; without one there is no page. */
  id: string | null;
  name: string;
  /** The whole name, if only a part of it is shown. */
  about?: string;
}

/** A person's name; for staff, a link to the page about them. */
export function PersonLink({ id, name, about }: PersonLinkProps) {
  const styles = useStyles();
  const { group } = useUser();
  if (id === null || !isStaff(group.group)) return <bdi>{name}</bdi>;
  return (
    <Link to={personPath(id)} className={styles.link} aria-label={about}>
      <bdi>{name}</bdi>
    </Link>
  );
}
