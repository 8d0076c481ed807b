import type { Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';
import type { AppConfig } from '../config/config';

type Settings = Pick<AppConfig, 'publicUrl' | 'hstsSubdomains'>;

/** In seconds: ASVS 14.4.5 asks for 182 days at least. */
const YEAR = 31_536_000;

/**
 * Security headers for the client. Scripts: only its own. Style elements are allowed, since Fluent UI and CKEditor write them. Pictures may
 * come from data and blob URLs, for previews. HTTPS is required only if the public address has it; subdomains may serve other sites, so
 * HTTPS is required for them only if the operator sets it.
 */
export function securityHeaders({ publicUrl, hstsSubdomains }: Settings): RequestHandler {
  const headers = headersOf(protection(publicUrl.startsWith('https:'), hstsSubdomains));
  return (_request, response, next) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    response.removeHeader('X-Powered-By');
    next();
  };
}

/** The headers that the library sets. None of them depends on the request, so they are computed once and not for each response. */
function headersOf(middleware: RequestHandler): [name: string, value: string][] {
  const headers = new Map<string, string>();
  const note = {
    setHeader: (name: string, value: string) => headers.set(name, value),
    removeHeader: (name: string) => headers.delete(name),
  };
  middleware({} as Request, note as unknown as Response, (failure?: unknown) => {
    if (failure) throw failure;
  });
  return [...headers];
}

function protection(secure: boolean, includeSubDomains: boolean): RequestHandler {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        frameSrc: ["'self'", 'blob:'],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
        ...(secure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: secure ? { maxAge: YEAR, includeSubDomains } : false,
    referrerPolicy: { policy: 'same-origin' },
  });
}
