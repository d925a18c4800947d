#!/bin/sh
# Installs what a server needs to run: `installModules.sh @sayara/api`, in the Dockerfile.
set -eu
# Hoisted: packages of the workspace have their peers, such as valibot, as devDependencies, which are left out here. They
# find them in the root's folder instead.
pnpm install --prod --frozen-lockfile --shamefully-hoist --filter-prod "$1..."
# The workspace's own Node is left out: the image has one.
rm -rf node_modules/node-* node_modules/.pnpm/node-*
# Nearly half of all files, which no server reads: without this an image takes up to 450 MB of a disk.
find node_modules -type f \
  \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete
