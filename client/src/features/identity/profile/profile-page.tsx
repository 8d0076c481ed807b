import { Button } from '@fluentui/react-components';
import { useState } from 'react';
import { MESSAGES, REVIEWING_GROUPS, t, type User } from '@contracts';
import { useMeQuery } from '../../../shared/api/session-api';
import { RestoredTextNote } from '../../../shared/dialogs/restored-text-note';
import { Form } from '../../../shared/forms/form';
import { FormActions } from '../../../shared/forms/form-actions';
import { useForm } from '../../../shared/forms/use-form';
import { LeaveGuard } from '../../../shared/page/leave-guard';
import { Loaded } from '../../../shared/page/loaded';
import { Page } from '../../../shared/page/page';
import { SkeletonCards } from '../../../shared/page/skeletons';
import { type StoredForm, useStoreChanges, useStoredValues } from '../../../shared/saving/use-stored';
import { userChanged } from '../../../shared/session/session-slice';
import { useAppDispatch, useNotify, useUser } from '../../../shared/state/hooks';
import { FactorsCard } from '../factors/factors-card';
import { useUpdateUserMutation } from '../identity-api';
import { ContactFields, NameFields } from '../person-fieldsets';
import { SignInsCard } from '../providers/sign-ins-card';
import { CalendarCard } from './calendar-card';
import { OwnDataCard } from './own-data-card';
import { ProfileAccountFields } from './profile-account-fields';
import { fromProfile, newEmail, type ProfileValues, toProfileChanges, validateProfile } from './profile-values';
import { ReviewingCard } from './reviewing-card';
import { SessionsCard } from './sessions-card';

/** Pixels: about the height of a card of the form. */
const FORM_CARD = 280;

export function ProfilePage() {
  const { id } = useUser();
  const me = useMeQuery();
  return (
    <Page title={t('Profile')} width="reading">
      {/* The cards wait until the form above them has loaded, which would otherwise push them down. */}
      <Loaded query={me} skeleton={<SkeletonCards height={FORM_CARD} />}>
        {(user) => (
          <>
            <ProfileForm key={id} user={user} />
            <OwnCards user={user} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

/** Cards for the account's owner only, hidden under login-as. */
function OwnCards({ user }: { user: User }) {
  const { actor, group } = useUser();
  if (actor) return null;
  return (
    <>
      <SignInsCard user={user} />
      <FactorsCard />
      <SessionsCard />
      {REVIEWING_GROUPS.includes(group.group) && <ReviewingCard />}
      {!user.unproven && <CalendarCard />}
      <OwnDataCard />
    </>
  );
}

const SECRET_FIELDS: StoredForm<ProfileValues>['secret'] = ['password', 'passwordRepeat', 'currentPassword'];

/** The form with text typed here earlier, which `discard` removes. */
function useProfileForm(user: User) {
  const dispatch = useAppDispatch();
  const notify = useNotify();
  const [update] = useUpdateUserMutation();
  const { initial, storedText } = useStoredValues('profile', fromProfile(user), SECRET_FIELDS);
  const [restored, setRestored] = useState(storedText.isRestored);
  const startWith = (saved: User): void => {
    storedText.drop();
    setRestored(false);
    form.reset(fromProfile(saved));
  };
  const form = useForm<ProfileValues>({
    initial,
    validate: (values) => validateProfile(values, user),
    submit: async (values) => {
      const updated = await update({ id: user.id, ...toProfileChanges(values, user) }).unwrap();
      dispatch(userChanged(updated));
      notify.success(MESSAGES.updated);
      if (newEmail(values, user))
        notify.info(t('Open the link that we sent to {email} to confirm it.', { email: values.email.trim() }));
      startWith(updated);
    },
  });
  useStoreChanges(storedText, form);
  return { form, restored, discard: () => startWith(user) };
}

function ProfileForm({ user }: { user: User }) {
  const { form, restored, discard } = useProfileForm(user);
  return (
    <>
      {restored && <RestoredTextNote onDiscard={discard} />}
      <LeaveGuard when={form.dirty} />
      <Form form={form} label={t('Profile')}>
        <NameFields form={form} authenticatedOrcid={user.authenticatedOrcid} />
        <ProfileAccountFields form={form} user={user} />
        <ContactFields form={form} />
        <FormActions>
          <Button disabled={!form.dirty && !restored} onClick={discard}>
            {t('Discard changes')}
          </Button>
          <Button type="submit" appearance="primary" disabledFocusable={form.submitting}>
            {t('Save')}
          </Button>
        </FormActions>
      </Form>
    </>
  );
}
