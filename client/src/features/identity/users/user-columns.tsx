import { Badge, Button, makeStyles, tokens } from '@fluentui/react-components';
import { EditRegular } from '@fluentui/react-icons/svg/edit';
import { useNavigate } from 'react-router-dom';
import { countryLabel, fullName, t, type User } from '@contracts';
import type { Column } from '../../../shared/data-table/column';
import { OrcidId } from '../../../shared/orcid/orcid-id';
import { AddressMarkBadge } from '../../../shared/people/address-marks';
import { LoginAsButton } from './login-as-button';
import { groupChoices, groupLabel, mayEdit, mayLoginAs } from './user-rules';

const useStyles = makeStyles({
  group: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalS,
    '@media (max-width: 639px)': { display: 'inline-flex' },
  },
  actions: {
    display: 'flex',
    gap: tokens.spacingHorizontalXS,
    justifyContent: 'flex-end',
    '@media screen and (max-width: 899px)': { justifyContent: 'flex-start' },
  },
});

/** The path of the page for editing a user. A person's own account is edited on the profile. */
function editPath(me: User, user: User): string | null {
  if (user.id === me.id) return '/profile';
  return mayEdit(me, user) ? `/user/edit/${user.id}` : null;
}

const FIRST_NAME: Column<User> = {
  id: 'firstName',
  header: t('First name'),
  cell: (user) => <bdi>{user.firstName}</bdi>,
  sortable: true,
  width: '110px',
};

const LAST_NAME: Column<User> = {
  id: 'lastName',
  header: t('Last name'),
  primary: true,
  named: true,
  cell: (user) => <bdi>{user.lastName}</bdi>,
  openLabel: fullName,
  sortable: true,
};

/** The server sorts by every column except the buttons (spec part 2, section 2, 'Users'). */
export function userColumns(me: User, onChangeGroup: (user: User) => void): readonly Column<User>[] {
  return [
    FIRST_NAME,
    LAST_NAME,
    { id: 'email', header: t('Email'), cell: (user) => <Address user={user} />, sortable: true },
    {
      id: 'country',
      header: t('Country'),
      cell: (user) => countryLabel(user.country ?? ''),
      sortable: true,
      width: '130px',
      from: 1420,
    },
    {
      id: 'orcid',
      header: 'ORCID',
      cell: (user) => user.orcid && <Orcid user={user} />,
      sortable: true,
      width: '178px',
    },
    {
      id: 'group',
      header: t('Role'),
      cell: (user) => <Group me={me} user={user} onChange={onChangeGroup} />,
      sortable: true,
      width: '206px',
    },
    {
      id: 'actions',
      header: t('Edit and login as'),
      hideHeader: true,
      align: 'end',
      cell: (user) => <Actions me={me} user={user} />,
      width: '180px',
    },
  ];
}

const Orcid = ({ user }: { user: User }) => <OrcidId orcid={user.orcid} authenticated={user.authenticatedOrcid} />;

/** The email address, with a note if the person has not confirmed it (lifecycle, section 5 (1)). */
function Address({ user }: { user: User }) {
  return (
    <>
      {/* First, since a long address is cut off. */}
      <AddressMarkBadge email={user.email} /> {user.email}
      {user.unproven && (
        <>
          {' '}
          <Badge appearance="tint" color="warning">
            {t('Not confirmed')}
          </Badge>
        </>
      )}
    </>
  );
}

function Group({ me, user, onChange }: { me: User; user: User; onChange: (user: User) => void }) {
  const styles = useStyles();
  return (
    <span className={styles.group}>
      {groupLabel(user.group.group)}
      {groupChoices(me, user).length > 0 && (
        <Button
          size="small"
          aria-label={t('Change group of {name}', { name: fullName(user) })}
          onClick={() => onChange(user)}
        >
          {t('Change')}
        </Button>
      )}
    </span>
  );
}

function Actions({ me, user }: { me: User; user: User }) {
  const styles = useStyles();
  const navigate = useNavigate();
  const path = editPath(me, user);
  return (
    <span className={styles.actions}>
      {path !== null && (
        <Button
          size="small"
          icon={<EditRegular />}
          aria-label={t('Edit {name}', { name: fullName(user) })}
          onClick={() => void navigate(path)}
        >
          {t('Edit')}
        </Button>
      )}
      {mayLoginAs(me, user) && <LoginAsButton user={user} size="small" />}
    </span>
  );
}
