import { Button } from '@fluentui/react-components';
import { useState } from 'react';
import { type MailTemplateView, t } from '@contracts';
import { ConfirmDialog } from '../../../shared/dialogs/confirm-dialog';
import { useNotify } from '../../../shared/state/hooks';
import { templatesApi } from '../templates-api';

interface ResetButtonProps {
  template: MailTemplateView;
  title: string;
  onReset: (template: MailTemplateView) => void;
}

/** Restores the default after a confirmation. Shown only for a template that differs from it. */
export function ResetButton({ template, title, onReset }: ResetButtonProps) {
  const [reset, { isLoading }] = templatesApi.useResetMailTemplateMutation();
  const [asking, setAsking] = useState(false);
  const notify = useNotify();
  if (!template.isChanged) return null;
  const confirm = async () => {
    const answer = await reset({ name: template.name, language: template.language });
    setAsking(false);
    if (!answer.data) return;
    onReset(answer.data);
    notify.success(t('The default text has been restored.'));
  };
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t('Reset to default')}</Button>
      <ConfirmDialog
        open={asking}
        title={t("Reset ''{title}'?", { title })}
        text={t(
          'The subject and text are replaced by the defaults that come with Quire. The current text stays in the security log.',
        )}
        confirm={t('Reset to default')}
        destructive
        busy={isLoading}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
