import { t } from '@contracts';

export const CERTIFICATE_FILE = ['certificate-of-reviewing', 'pdf'].join('.');

/** The path of the PDF, below /api. */
export const certificatePath = (id: string): string => `/reviewing-record/certificates/${id}/pdf`;

export const noPdf = (): string => t('The PDF could not be created. Please try again.');
