import { Text } from '@fluentui/react-components';
import { fullName, GROUP_LABELS, type GroupId, MESSAGES, t, type User } from '@contracts';
import { FormDialog } from '../../../shared/dialogs/form-dialog';
import { ErrorSummary } from '../../../shared/forms/error-summary';
import { useForm } from '../../../shared/forms/use-form';
import { useNotify, useUser } from '../../../shared/state/hooks';
import { GroupSelect } from './group-select';
import { groupChoices } from './user-rules';
import { usersApi } from './users-api';

/** Moves a user to another group that the signed-in person may assign (lifecycle, section 1). Mount it when opened. */
export function ChangeGroupDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const choices = groupChoices(useUser(), user);
  const notify = useNotify();
  const [change] = usersApi.useChangeGroupMutation();
  const form = useForm({
    initial: { group: String(user.group.id) },
    validate: ({ group }) => ({
      group: group === String(user.group.id) ? t('Please choose another group.') : undefined,
    }),
    submit: ({ group }) => change({ id: user.id, groupId: Number(group) as GroupId }).unwrap(),
  });
  const save = async (): Promise<void> => {
    if (!(await form.submit())) return;
    notify.success(MESSAGES.updated);
    onClose();
  };
  const group = GROUP_LABELS[user.group.group];
  return (
    <FormDialog
      open
      title={t('Change the group of {name}', { name: fullName(user) })}
      submit={t('Change group')}
      busy={form.submitting}
      onSubmit={() => void save()}
      onCancel={onClose}
    >
      <ErrorSummary form={form} />
      <Text>{t('Current group: {group}. The new group takes effect immediately.', { group })}</Text>
      <GroupSelect
        id={form.idOf('group')}
        choices={choices}
        value={form.values.group}
        error={form.errors.group}
        onChange={(chosen) => form.set('group', chosen)}
      />
    </FormDialog>
  );
}
