import { Field, Input, Switch, Text } from '@fluentui/react-components';
import { isEmptyRichText, t } from '@contracts';
import { WriteOrPreview } from '../../../../shared/dialogs/write-or-preview';
import { Loaded } from '../../../../shared/page/loaded';
import { RichTextEditor } from '../../../../shared/rich-text/rich-text-editor';
import { invitationsApi } from '../../api/invitations-api';
import type { OwnText } from '../../bulk/mail-request';

export const isWritten = ({ subject, text }: OwnText): boolean => subject.trim() !== '' && !isEmptyRichText(text);

interface Props {
  articleId: string;
  /** Null for the journal's text. */
  own: OwnText | null;
  onChange: (own: OwnText | null) => void;
}

/** The journal's invitation, or the sender's own text, which starts as a copy of the journal's. */
export function InvitationText({ articleId, own, onChange }: Props) {
  const query = invitationsApi.useInvitationMailQuery(
    { articleId, reviewId: 'all' },
    { refetchOnMountOrArgChange: true },
  );
  const { data } = query;
  return (
    <>
      <Switch
        label={t('Write your own text')}
        checked={own !== null}
        disabled={!data}
        onChange={(_event, { checked }) =>
          onChange(checked && data ? { subject: data.subject, text: data.message } : null)
        }
      />
      {own !== null && <OwnInvitation own={own} onChange={onChange} />}
      {query.error !== undefined && <Loaded query={query}>{() => null}</Loaded>}
    </>
  );
}

function OwnInvitation({ own, onChange }: { own: OwnText; onChange: (own: OwnText) => void }) {
  const mail = { to: [t('each reviewer, in a separate mail')], cc: [], ...own };
  return (
    <WriteOrPreview mail={mail} hasErrors={false}>
      <Field label={t('Subject')} required>
        <Input
          value={own.subject}
          maxLength={300}
          onChange={(_event, { value }) => onChange({ ...own, subject: value })}
        />
      </Field>
      <RichTextEditor
        label={t('Message')}
        required
        isLetter
        minHeight={180}
        value={own.text}
        onChange={(text) => onChange({ ...own, text })}
      />
      <Text size={200}>
        {t('{name} becomes the name of each.', { name: '{reviewer}' })}{' '}
        {t('The links for accepting and declining are added below the text.')}
      </Text>
    </WriteOrPreview>
  );
}
