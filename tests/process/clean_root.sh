# Runs a program as the image does: as a user without rights, in a root with nothing else in it, where only /data and
# /tmp can be written. In a mount namespace of its own, as root:
# clean_root.sh ROOT DATA USER FOLDER:... PROGRAM ...
set -e
# Where chroot is, which the paths of many users leave out.
PATH=$PATH:/usr/sbin:/sbin
root=$1 data=$2 user=$3 folders=$4
shift 4
mount --make-rprivate /
mkdir "$root/dev" "$root/tmp" "$root/data" "$root/proc"
mount -t tmpfs none "$root/dev"
mkdir --mode=1777 "$root/dev/shm"
touch "$root/dev/null"
mount --bind /dev/null "$root/dev/null"
mount --bind /proc "$root/proc"
echo "$folders" | tr : '\n' | while read -r folder; do
    [ -e "$folder" ] || continue
    mkdir -p "$root$folder"
    mount --bind "$folder" "$root$folder"
    mount -o remount,bind,ro "$root$folder"
done
mount -t tmpfs none "$root/tmp"
chown "$user:$user" "$data"
mount --bind "$data" "$root/data"
cd "$root"
exec chroot --userspec="$user:$user" "$root" env --chdir=/data "$@"
