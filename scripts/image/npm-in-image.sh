#!/bin/sh
# The image has no npm. This script runs the tools of docs/operating.md, `npm run <tool> -- <arguments>`, with the built server.
while [ "$1" = run ] || [ "$1" = --silent ] || [ "$1" = -s ]; do shift; done
tool=$1
[ $# -eq 0 ] || shift
[ "$1" != --silent ] || shift
[ "$1" != -- ] || shift
exec node /app/scripts/cli.mjs "$tool" "$@"
