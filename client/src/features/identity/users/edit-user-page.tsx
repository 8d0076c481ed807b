import { Button } from '@fluentui/react-components';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { fullName, GROUP_LABELS, MESSAGES, t, type User } from '@contracts';
import { Form } from '../../../shared/forms/form';
import { FormActions } from '../../../shared/forms/form-actions';
import { type Form as FormState, useForm } from '../../../shared/forms/use-form';
import { EmptyState } from '../../../shared/page/empty-state';
import { LeaveGuard, SAVED } from '../../../shared/page/leave-guard';
import { Loaded } from '../../../shared/page/loaded';
import { Page } from '../../../shared/page/page';
import { useNotify, useUser } from '../../../shared/state/hooks';
import { useUpdateUserMutation } from '../identity-api';
import { ContactFields, NameFields } from '../person-fieldsets';
import { EraseCard } from './erasing/erase-card';
import { LoginAsButton } from './login-as-button';
import { MergeCard } from './merging/merge-card';
import { UserAccountFields } from './user-account-fields';
import { mayEdit, mayLoginAs } from './user-rules';
import { toNewUser, toUserChanges, type UserValues, validateUser, valuesOf } from './user-values';
import { usersApi } from './users-api';

const crumbsTo = (label: string) => [{ label: t('Users'), to: '/users' }, { label }];

/** `/user/edit`: creates a user, who gets a mail with a link to set a password. */
export function AddUserPage() {
  return (
    <Page title={t('Add a user')} width="reading" crumbs={crumbsTo(t('Add a user'))}>
      <UserForm user={null} />
    </Page>
  );
}

/** `/user/edit/{id}`: edits a user's account (spec part 2, section 2, 'Users'). */
export function EditUserPage() {
  const { id = '' } = useParams();
  const me = useUser();
  // A change of the person's own address or password requires the current password, which only the profile asks for.
  return id === me.id ? <Navigate to="/profile" replace /> : <KnownUser key={id} id={id} />;
}

function KnownUser({ id }: { id: string }) {
  const me = useUser();
  const query = usersApi.useUserQuery(id, { refetchOnMountOrArgChange: true });
  const name = query.data ? t('Edit {name}', { name: fullName(query.data) }) : t('Edit user');
  return (
    <Page title={name} width="reading" crumbs={crumbsTo(t('Edit user'))}>
      <Loaded query={query} large>
        {(user) =>
          mayEdit(me, user) ? (
            <>
              <UserForm user={user} />
              <MergeCard user={user} />
              <EraseCard user={user} />
            </>
          ) : (
            <EmptyState
              text={t('You do not have permission to edit accounts in the group {group}.', {
                group: GROUP_LABELS[user.group.group],
              })}
            />
          )
        }
      </Loaded>
    </Page>
  );
}

function UserForm({ user }: { user: User | null }) {
  const navigate = useNavigate();
  const notify = useNotify();
  const save = useSave(user);
  const form = useForm<UserValues>({
    initial: valuesOf(user),
    validate: (values) => validateUser(values),
    submit: async (values) => {
      await save(values);
      notify.success(user ? MESSAGES.updated : MESSAGES.added);
      await navigate('/users', { state: SAVED });
    },
  });
  return (
    <>
      <LeaveGuard when={form.dirty} />
      <Form form={form} label={user ? t('Edit user') : t('Add a user')}>
        <NameFields form={form} authenticatedOrcid={user?.authenticatedOrcid} />
        <UserAccountFields form={form} user={user} />
        <ContactFields form={form} expertiseHelp={t('What this person could review, in a few words.')} />
        <Buttons form={form} user={user} />
      </Form>
    </>
  );
}

function useSave(user: User | null): (values: UserValues) => Promise<User> {
  const [create] = usersApi.useSaveUserMutation();
  const [update] = useUpdateUserMutation();
  return (values) =>
    user ? update({ id: user.id, ...toUserChanges(values, user) }).unwrap() : create(toNewUser(values)).unwrap();
}

function Buttons({ form, user }: { form: FormState<UserValues>; user: User | null }) {
  const me = useUser();
  const navigate = useNavigate();
  return (
    <FormActions>
      <Button onClick={() => void navigate('/users')}>{t('Cancel')}</Button>
      {user && mayLoginAs(me, user) && <LoginAsButton user={user} unsaved={form.dirty} />}
      <Button type="submit" appearance="primary" disabledFocusable={form.submitting}>
        {t('Save')}
      </Button>
    </FormActions>
  );
}
