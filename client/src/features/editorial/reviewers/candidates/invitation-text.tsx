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
  ownText: OwnText | null;
  onChange: (ownText: OwnText | null) => void;
}

/** The journal's invitation, or the sender's own text, which starts as a copy of the journal's. */
export function InvitationText({ articleId, ownText, onChange }: Props) {
  const query = invitationsApi.useInvitationMailQuery(
    { articleId, reviewId: 'all' },
    { refetchOnMountOrArgChange: true },
  );
  const { data } = query;
  return (
    <>
      <Switch
        label={t('Write your own text')}
        checked={ownText !== null}
        disabled={!data}
        onChange={(_event, { checked }) =>
          onChange(checked && data ? { subject: data.subject, text: data.message, language: data.language } : null)
        }
      />
      {ownText !== null && <OwnInvitation ownText={ownText} onChange={onChange} />}
      {query.error !== undefined && <Loaded query={query}>{() => null}</Loaded>}
    </>
  );
}

function OwnInvitation({ ownText, onChange }: { ownText: OwnText; onChange: (ownText: OwnText) => void }) {
  const mail = { to: [t('each reviewer, in a separate mail')], cc: [], ...ownText };
  return (
    <WriteOrPreview mail={mail} hasErrors={false}>
      <Field label={t('Subject')} required>
        <Input
          value={ownText.subject}
          maxLength={300}
          onChange={(_event, { value }) => onChange({ ...ownText, subject: value })}
        />
      </Field>
      <RichTextEditor
        label={t('Message')}
        required
        isLetter
        minHeight={180}
        value={ownText.text}
        onChange={(text) => onChange({ ...ownText, text })}
      />
      <Text size={200}>
        {t('{name} becomes the name of each.', { name: '{reviewer}' })}{' '}
        {t('The links for accepting and declining are added below the text.')}
      </Text>
    </WriteOrPreview>
  );
}
