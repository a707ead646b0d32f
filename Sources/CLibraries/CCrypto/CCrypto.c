// libcrypto is not linked but loaded with the first use: programs without it neither need it nor wait for it. Its headers give the types.

#include "include/CCrypto.h"
#include <dlfcn.h>
#include <openssl/bn.h>
#include <openssl/core_names.h>
#include <openssl/ec.h>
#include <openssl/ecdsa.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/kdf.h>
#include <pthread.h>
#include <string.h>

#define FUNCTIONS(X) \
    X(EVP_MD_fetch) X(EVP_MD_free) X(EVP_MD_CTX_new) X(EVP_MD_CTX_free) X(EVP_MD_CTX_copy_ex) \
    X(EVP_DigestInit_ex) X(EVP_DigestUpdate) X(EVP_DigestFinal_ex) \
    X(EVP_MAC_fetch) X(EVP_MAC_free) X(EVP_MAC_CTX_new) X(EVP_MAC_CTX_free) X(EVP_MAC_CTX_dup) X(EVP_MAC_init) X(EVP_MAC_update) X(EVP_MAC_final) \
    X(EVP_CIPHER_fetch) X(EVP_CIPHER_free) X(EVP_CIPHER_CTX_new) X(EVP_CIPHER_CTX_free) X(EVP_CIPHER_CTX_ctrl) X(EVP_CipherInit_ex) \
    X(EVP_CipherUpdate) X(EVP_CipherFinal_ex) \
    X(EVP_KDF_fetch) X(EVP_KDF_free) X(EVP_KDF_CTX_new) X(EVP_KDF_CTX_free) X(EVP_KDF_derive) \
    X(EVP_PKEY_new_raw_private_key_ex) X(EVP_PKEY_new_raw_public_key_ex) X(EVP_PKEY_get_raw_public_key) X(EVP_PKEY_free) \
    X(EVP_PKEY_CTX_new_from_name) X(EVP_PKEY_CTX_new_from_pkey) X(EVP_PKEY_CTX_free) X(EVP_PKEY_fromdata_init) X(EVP_PKEY_fromdata) \
    X(EVP_PKEY_derive_init) X(EVP_PKEY_derive_set_peer) X(EVP_PKEY_derive) X(EVP_PKEY_sign_init) X(EVP_PKEY_sign) X(EVP_PKEY_verify_init) \
    X(EVP_PKEY_verify) X(EVP_DigestSignInit_ex) X(EVP_DigestSign) X(EVP_DigestVerifyInit_ex) X(EVP_DigestVerify) \
    X(EC_GROUP_new_by_curve_name) X(EC_GROUP_free) X(EC_GROUP_get0_order) X(EC_POINT_new) X(EC_POINT_free) X(EC_POINT_mul) X(EC_POINT_point2oct) \
    X(EC_POINT_oct2point) X(EC_POINT_is_at_infinity) X(BN_bin2bn) X(BN_bn2binpad) X(BN_clear_free) X(BN_is_zero) X(BN_cmp) X(ECDSA_SIG_new) X(ECDSA_SIG_free) \
    X(ECDSA_SIG_set0) X(ECDSA_SIG_get0) X(i2d_ECDSA_SIG) X(d2i_ECDSA_SIG) X(ERR_clear_error)

#define DECLARE(name) __typeof__(&name) name;
static struct { FUNCTIONS(DECLARE) } ssl;

static const char *failure;

static void load(void) {
    void *library = dlopen("libcrypto.so.3", RTLD_NOW | RTLD_LOCAL);
    if (!library) {
        failure = dlerror();
        return;
    }
#define LOAD(name) \
    if (!(*(void **)&ssl.name = dlsym(library, #name))) failure = "it lacks " #name;
    FUNCTIONS(LOAD)
}

const char *apus_crypto_load(void) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, load);
    return failure;
}

// Errors stay in a queue of the thread until they are cleared.
static int done(int success) {
    if (!success) ssl.ERR_clear_error();
    return success;
}

// MARK: Hashes

#define CONTEXT(digest) ((EVP_MD_CTX *)(digest))

ApusDigest *apus_digest_new(const char *name) {
    EVP_MD *digest = ssl.EVP_MD_fetch(NULL, name, NULL);
    EVP_MD_CTX *context = digest ? ssl.EVP_MD_CTX_new() : NULL;
    if (context && !ssl.EVP_DigestInit_ex(context, digest, NULL)) {
        ssl.EVP_MD_CTX_free(context);
        context = NULL;
    }
    // The context holds the digest.
    ssl.EVP_MD_free(digest);
    done(context != NULL);
    return (ApusDigest *)context;
}

ApusDigest *apus_digest_copy(const ApusDigest *digest) {
    EVP_MD_CTX *context = ssl.EVP_MD_CTX_new();
    if (context && !ssl.EVP_MD_CTX_copy_ex(context, (const EVP_MD_CTX *)digest)) {
        ssl.EVP_MD_CTX_free(context);
        context = NULL;
    }
    return (ApusDigest *)context;
}

void apus_digest_update(ApusDigest *digest, const void *bytes, size_t count) { ssl.EVP_DigestUpdate(CONTEXT(digest), bytes, count); }
int apus_digest_finish(ApusDigest *digest, uint8_t *result) { return done(ssl.EVP_DigestFinal_ex(CONTEXT(digest), result, NULL)); }
void apus_digest_free(ApusDigest *digest) { ssl.EVP_MD_CTX_free(CONTEXT(digest)); }

// MARK: Authentication codes

static OSSL_PARAM text_parameter(const char *key, const char *text) {
    return (OSSL_PARAM){key, OSSL_PARAM_UTF8_STRING, (void *)text, strlen(text), OSSL_PARAM_UNMODIFIED};
}

static OSSL_PARAM bytes_parameter(const char *key, const void *bytes, size_t count) {
    return (OSSL_PARAM){key, OSSL_PARAM_OCTET_STRING, (void *)(bytes ? bytes : ""), count, OSSL_PARAM_UNMODIFIED};
}

static const OSSL_PARAM end = {NULL, 0, NULL, 0, 0};

ApusMAC *apus_hmac_new(const char *digest, const uint8_t *key, size_t key_count) {
    OSSL_PARAM parameters[] = {text_parameter(OSSL_MAC_PARAM_DIGEST, digest), end};
    EVP_MAC *mac = ssl.EVP_MAC_fetch(NULL, "HMAC", NULL);
    EVP_MAC_CTX *context = mac ? ssl.EVP_MAC_CTX_new(mac) : NULL;
    // An empty key is one, and no pointer stands for no key.
    if (context && !ssl.EVP_MAC_init(context, key ? key : (const uint8_t *)"", key_count, parameters)) {
        ssl.EVP_MAC_CTX_free(context);
        context = NULL;
    }
    ssl.EVP_MAC_free(mac);
    done(context != NULL);
    return (ApusMAC *)context;
}

ApusMAC *apus_hmac_copy(const ApusMAC *mac) { return (ApusMAC *)ssl.EVP_MAC_CTX_dup((const EVP_MAC_CTX *)mac); }
void apus_hmac_update(ApusMAC *mac, const void *bytes, size_t count) { ssl.EVP_MAC_update((EVP_MAC_CTX *)mac, bytes, count); }
int apus_hmac_finish(ApusMAC *mac, uint8_t *result, size_t count) {
    size_t written = 0;
    return done(ssl.EVP_MAC_final((EVP_MAC_CTX *)mac, result, &written, count) && written == count);
}
void apus_hmac_free(ApusMAC *mac) { ssl.EVP_MAC_CTX_free((EVP_MAC_CTX *)mac); }

// MARK: Ciphers

// Passes bytes to a cipher, whose functions take their number as an int.
static int update(EVP_CIPHER_CTX *context, uint8_t *result, const uint8_t *bytes, size_t count) {
    const size_t most = 1 << 30;
    int written;
    while (count > 0) {
        size_t part = count < most ? count : most;
        if (!ssl.EVP_CipherUpdate(context, result, &written, bytes, (int)part)) return 0;
        if (result) result += part;
        bytes += part;
        count -= part;
    }
    return 1;
}

static int cipher(
    int encrypts, const char *name, const uint8_t *key, const uint8_t *nonce, size_t nonce_count, const void *text, size_t count,
    const void *authenticated, size_t authenticated_count, uint8_t *result, uint8_t *tag) {
    EVP_CIPHER *cipher = ssl.EVP_CIPHER_fetch(NULL, name, NULL);
    EVP_CIPHER_CTX *context = cipher ? ssl.EVP_CIPHER_CTX_new() : NULL;
    uint8_t last[16];
    int written;
    int success =
        context && nonce_count <= 1 << 16 && ssl.EVP_CipherInit_ex(context, cipher, NULL, NULL, NULL, encrypts)
        && ssl.EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_IVLEN, (int)nonce_count, NULL) > 0
        && ssl.EVP_CipherInit_ex(context, NULL, NULL, key, nonce, encrypts) && update(context, NULL, authenticated, authenticated_count)
        && update(context, result, text, count)
        && (encrypts || ssl.EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_TAG, 16, tag) > 0)
        && ssl.EVP_CipherFinal_ex(context, last, &written) > 0
        && (!encrypts || ssl.EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_GET_TAG, 16, tag) > 0);
    ssl.EVP_CIPHER_CTX_free(context);
    ssl.EVP_CIPHER_free(cipher);
    return done(success);
}

int apus_seal(
    const char *name, const uint8_t *key, const uint8_t *nonce, size_t nonce_count, const void *text, size_t count, const void *authenticated,
    size_t authenticated_count, uint8_t *result, uint8_t *tag) {
    return cipher(1, name, key, nonce, nonce_count, text, count, authenticated, authenticated_count, result, tag);
}

int apus_open(
    const char *name, const uint8_t *key, const uint8_t *nonce, size_t nonce_count, const void *text, size_t count, const void *authenticated,
    size_t authenticated_count, uint8_t *result, const uint8_t *tag) {
    return cipher(0, name, key, nonce, nonce_count, text, count, authenticated, authenticated_count, result, (uint8_t *)tag);
}

// MARK: Derived keys

static int derive(const char *name, const OSSL_PARAM *parameters, uint8_t *result, size_t count) {
    EVP_KDF *function = ssl.EVP_KDF_fetch(NULL, name, NULL);
    EVP_KDF_CTX *context = function ? ssl.EVP_KDF_CTX_new(function) : NULL;
    int success = context && ssl.EVP_KDF_derive(context, result, count, parameters) > 0;
    ssl.EVP_KDF_CTX_free(context);
    ssl.EVP_KDF_free(function);
    return done(success);
}

int apus_hkdf(
    ApusHKDF parts, const char *digest, const void *key, size_t key_count, const void *salt, size_t salt_count, const void *info,
    size_t info_count, uint8_t *result, size_t count) {
    static const char *const modes[] = {"EXTRACT_AND_EXPAND", "EXTRACT_ONLY", "EXPAND_ONLY"};
    OSSL_PARAM parameters[] = {
        text_parameter(OSSL_KDF_PARAM_MODE, modes[parts]), text_parameter(OSSL_KDF_PARAM_DIGEST, digest),
        bytes_parameter(OSSL_KDF_PARAM_KEY, key, key_count), bytes_parameter(OSSL_KDF_PARAM_SALT, salt, salt_count),
        bytes_parameter(OSSL_KDF_PARAM_INFO, info, info_count), end};
    return derive("HKDF", parameters, result, count);
}

int apus_x963(const char *digest, const void *key, size_t key_count, const void *info, size_t info_count, uint8_t *result, size_t count) {
    OSSL_PARAM parameters[] = {
        text_parameter(OSSL_KDF_PARAM_DIGEST, digest), bytes_parameter(OSSL_KDF_PARAM_KEY, key, key_count),
        bytes_parameter(OSSL_KDF_PARAM_INFO, info, info_count), end};
    return derive("X963KDF", parameters, result, count);
}

// MARK: Curve25519

static const char *kind_name(ApusCurve25519 kind) { return kind == APUS_X25519 ? "X25519" : "ED25519"; }

int apus_25519_public(ApusCurve25519 kind, const uint8_t *key, uint8_t *public_key) {
    EVP_PKEY *pair = ssl.EVP_PKEY_new_raw_private_key_ex(NULL, kind_name(kind), NULL, key, 32);
    size_t count = 32;
    int success = pair && ssl.EVP_PKEY_get_raw_public_key(pair, public_key, &count) && count == 32;
    ssl.EVP_PKEY_free(pair);
    return done(success);
}

int apus_ed25519_sign(const uint8_t *key, const void *text, size_t count, uint8_t *signature) {
    EVP_PKEY *pair = ssl.EVP_PKEY_new_raw_private_key_ex(NULL, "ED25519", NULL, key, 32);
    EVP_MD_CTX *context = ssl.EVP_MD_CTX_new();
    size_t written = 64;
    int success = pair && context && ssl.EVP_DigestSignInit_ex(context, NULL, NULL, NULL, NULL, pair, NULL)
        && ssl.EVP_DigestSign(context, signature, &written, text, count) && written == 64;
    ssl.EVP_MD_CTX_free(context);
    ssl.EVP_PKEY_free(pair);
    return done(success);
}

int apus_ed25519_verify(const uint8_t *public_key, const void *text, size_t count, const uint8_t *signature) {
    EVP_PKEY *key = ssl.EVP_PKEY_new_raw_public_key_ex(NULL, "ED25519", NULL, public_key, 32);
    EVP_MD_CTX *context = ssl.EVP_MD_CTX_new();
    int success = key && context && ssl.EVP_DigestVerifyInit_ex(context, NULL, NULL, NULL, NULL, key, NULL)
        && ssl.EVP_DigestVerify(context, signature, 64, text, count) == 1;
    ssl.EVP_MD_CTX_free(context);
    ssl.EVP_PKEY_free(key);
    return done(success);
}

static int agree(EVP_PKEY *pair, EVP_PKEY *peer, uint8_t *secret) {
    EVP_PKEY_CTX *context = pair && peer ? ssl.EVP_PKEY_CTX_new_from_pkey(NULL, pair, NULL) : NULL;
    size_t count = 32;
    int success = context && ssl.EVP_PKEY_derive_init(context) > 0 && ssl.EVP_PKEY_derive_set_peer(context, peer) > 0
        && ssl.EVP_PKEY_derive(context, secret, &count) > 0 && count == 32;
    ssl.EVP_PKEY_CTX_free(context);
    ssl.EVP_PKEY_free(pair);
    ssl.EVP_PKEY_free(peer);
    return done(success);
}

int apus_x25519_agree(const uint8_t *key, const uint8_t *public_key, uint8_t *secret) {
    return agree(
        ssl.EVP_PKEY_new_raw_private_key_ex(NULL, "X25519", NULL, key, 32),
        ssl.EVP_PKEY_new_raw_public_key_ex(NULL, "X25519", NULL, public_key, 32), secret);
}

// MARK: P-256

enum { P256 = 415 };

int apus_p256_public(const uint8_t *key, uint8_t *public_key) {
    EC_GROUP *group = ssl.EC_GROUP_new_by_curve_name(P256);
    BIGNUM *number = ssl.BN_bin2bn(key, 32, NULL);
    EC_POINT *point = group ? ssl.EC_POINT_new(group) : NULL;
    int success = point && number && !ssl.BN_is_zero(number) && ssl.BN_cmp(number, ssl.EC_GROUP_get0_order(group)) < 0
        && ssl.EC_POINT_mul(group, point, number, NULL, NULL, NULL)
        && ssl.EC_POINT_point2oct(group, point, POINT_CONVERSION_UNCOMPRESSED, public_key, 65, NULL) == 65;
    ssl.EC_POINT_free(point);
    ssl.BN_clear_free(number);
    ssl.EC_GROUP_free(group);
    return done(success);
}

int apus_p256_point(const uint8_t *bytes, size_t count, int compressed, uint8_t *public_key) {
    EC_GROUP *group = ssl.EC_GROUP_new_by_curve_name(P256);
    EC_POINT *point = group ? ssl.EC_POINT_new(group) : NULL;
    point_conversion_form_t form = compressed ? POINT_CONVERSION_COMPRESSED : POINT_CONVERSION_UNCOMPRESSED;
    size_t written = compressed ? 33 : 65;
    int success = point && ssl.EC_POINT_oct2point(group, point, bytes, count, NULL) && !ssl.EC_POINT_is_at_infinity(group, point)
        && ssl.EC_POINT_point2oct(group, point, form, public_key, written, NULL) == written;
    ssl.EC_POINT_free(point);
    ssl.EC_GROUP_free(group);
    return done(success);
}

// Makes a key of a public key of 65 bytes, and of a private one unless it is NULL.
static EVP_PKEY *p256_key(const uint8_t *key, const uint8_t *public_key) {
    uint8_t number[32] = {0};
    const uint16_t order = 1;
    const int is_little_endian = *(const uint8_t *)&order;
    for (int i = 0; key && i < 32; i++) number[i] = key[is_little_endian ? 31 - i : i];
    OSSL_PARAM private_parameter = {OSSL_PKEY_PARAM_PRIV_KEY, OSSL_PARAM_UNSIGNED_INTEGER, number, 32, OSSL_PARAM_UNMODIFIED};
    OSSL_PARAM parameters[] = {
        text_parameter(OSSL_PKEY_PARAM_GROUP_NAME, "prime256v1"), bytes_parameter(OSSL_PKEY_PARAM_PUB_KEY, public_key, 65),
        key ? private_parameter : end, end};
    EVP_PKEY_CTX *context = ssl.EVP_PKEY_CTX_new_from_name(NULL, "EC", NULL);
    EVP_PKEY *result = NULL;
    if (!context || ssl.EVP_PKEY_fromdata_init(context) <= 0
        || ssl.EVP_PKEY_fromdata(context, &result, key ? EVP_PKEY_KEYPAIR : EVP_PKEY_PUBLIC_KEY, parameters) <= 0)
        result = NULL;
    ssl.EVP_PKEY_CTX_free(context);
    volatile uint8_t *bytes = number;
    for (int i = 0; i < 32; i++) bytes[i] = 0;
    return result;
}

size_t apus_p256_encode(const uint8_t *signature, uint8_t *result) {
    ECDSA_SIG *pair = ssl.ECDSA_SIG_new();
    BIGNUM *r = ssl.BN_bin2bn(signature, 32, NULL), *s = ssl.BN_bin2bn(signature + 32, 32, NULL);
    int count = pair && r && s && ssl.ECDSA_SIG_set0(pair, r, s) ? ssl.i2d_ECDSA_SIG(pair, &result) : 0;
    ssl.ECDSA_SIG_free(pair);
    done(count > 0);
    return count > 0 ? (size_t)count : 0;
}

int apus_p256_decode(const uint8_t *bytes, size_t count, uint8_t *signature) {
    const uint8_t *place = bytes;
    const BIGNUM *r = NULL, *s = NULL;
    ECDSA_SIG *pair = count <= 1 << 10 ? ssl.d2i_ECDSA_SIG(NULL, &place, (long)count) : NULL;
    if (pair) ssl.ECDSA_SIG_get0(pair, &r, &s);
    int success = pair && place == bytes + count && ssl.BN_bn2binpad(r, signature, 32) == 32 && ssl.BN_bn2binpad(s, signature + 32, 32) == 32;
    ssl.ECDSA_SIG_free(pair);
    return done(success);
}

int apus_p256_sign(const uint8_t *key, const uint8_t *hash, size_t count, uint8_t *signature) {
    uint8_t public_key[65], encoded[80];
    if (!apus_p256_public(key, public_key)) return 0;
    EVP_PKEY *pair = p256_key(key, public_key);
    EVP_PKEY_CTX *context = pair ? ssl.EVP_PKEY_CTX_new_from_pkey(NULL, pair, NULL) : NULL;
    size_t written = sizeof encoded;
    int success = context && ssl.EVP_PKEY_sign_init(context) > 0 && ssl.EVP_PKEY_sign(context, encoded, &written, hash, count) > 0
        && apus_p256_decode(encoded, written, signature);
    ssl.EVP_PKEY_CTX_free(context);
    ssl.EVP_PKEY_free(pair);
    return done(success);
}

int apus_p256_verify(const uint8_t *public_key, const uint8_t *hash, size_t count, const uint8_t *signature) {
    uint8_t encoded[80];
    size_t written = apus_p256_encode(signature, encoded);
    EVP_PKEY *key = written ? p256_key(NULL, public_key) : NULL;
    EVP_PKEY_CTX *context = key ? ssl.EVP_PKEY_CTX_new_from_pkey(NULL, key, NULL) : NULL;
    int success =
        context && ssl.EVP_PKEY_verify_init(context) > 0 && ssl.EVP_PKEY_verify(context, encoded, written, hash, count) == 1;
    ssl.EVP_PKEY_CTX_free(context);
    ssl.EVP_PKEY_free(key);
    return done(success);
}

int apus_p256_agree(const uint8_t *key, const uint8_t *public_key, uint8_t *secret) {
    uint8_t own[65];
    if (!apus_p256_public(key, own)) return 0;
    return agree(p256_key(key, own), p256_key(NULL, public_key), secret);
}
